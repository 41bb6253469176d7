import { existsSync } from 'node:fs';

/** A program that the tests start. */
export interface Tool {
  readonly path: string;
  /** The Debian package that has it. */
  readonly debianPackage: string;
  /** The environment variable that names another path. */
  readonly variable: string;
}

const tool = (debianPackage: string, defaultPath: string, variable: string): Tool => ({
  path: process.env[variable] ?? defaultPath,
  debianPackage,
  variable,
});

/** Every program that the tests start, at its path in Debian. */
export const tools = {
  chromium: tool('chromium', '/usr/bin/chromium', 'CHROMIUM_PATH'),
  /**
   * Chromium without a window: takes two thirds of the processor time, has no back/forward cache, and loads lazy
   * pictures from further away. The first tier needs this one only, or any other Chromium (`findBrowser`).
   */
  headlessShell: tool('chromium-headless-shell', '/usr/bin/chromium-headless-shell', 'CHROMIUM_PATH'),
  redis: tool('redis-server', '/usr/bin/redis-server', 'REDIS_SERVER_PATH'),
  nginx: tool('nginx', '/usr/sbin/nginx', 'NGINX_PATH'),
  /** Checks Prometheus' rules. */
  promtool: tool('prometheus', '/usr/bin/promtool', 'PROMTOOL_PATH'),
  varnish: tool('varnish', '/usr/sbin/varnishd', 'VARNISHD_PATH'),
  /** The module that purges by tag. Varnish finds it in its own folder. */
  varnishModules: tool(
    'varnish-modules',
    process.arch === 'arm64'
      ? '/usr/lib/aarch64-linux-gnu/varnish/vmods/libvmod_xkey.so'
      : '/usr/lib/x86_64-linux-gnu/varnish/vmods/libvmod_xkey.so',
    'VARNISH_XKEY_PATH',
  ),
  openssl: tool('openssl', '/usr/bin/openssl', 'OPENSSL_PATH'),
  java: tool('default-jre-headless', '/usr/bin/java', 'JAVA_PATH'),
  tmux: tool('tmux', '/usr/bin/tmux', 'TMUX_PATH'),
  lynx: tool('lynx', '/usr/bin/lynx', 'LYNX_PATH'),
  w3m: tool('w3m', '/usr/bin/w3m', 'W3M_PATH'),
} as const satisfies Record<string, Tool>;

/** The tools that are not installed. */
export const missingTools = (): Tool[] => Object.values(tools).filter(({ path }) => !existsSync(path));
