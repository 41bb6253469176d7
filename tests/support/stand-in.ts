/** An object that stands for the one that `current` returns, so that a fixture can be named before it is started. */
export function standIn<T extends object>(current: () => T): T {
  return new Proxy({} as T, {
    get(_, key) {
      const running = current();
      const value: unknown = Reflect.get(running, key);
      return typeof value === 'function' ? (value as () => unknown).bind(running) : value;
    },
  });
}
