/** Runs tasks one after another for each key, and tasks of different keys side by side. Within this process only. */
export function createKeyedMutex(): <Result>(key: string, task: () => Promise<Result>) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>();
  return async (key, task) => {
    const before = last.get(key) ?? Promise.resolve();
    const mine = before.then(task, task);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
