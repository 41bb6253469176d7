const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether the host name of a URL is that of this machine. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.has(hostname);
