import type { SerializeFrom } from '@remix-run/node';
import { useRouteLoaderData } from '@remix-run/react';
import type { loadShell } from './shell.server';

export type ShellData = SerializeFrom<typeof loadShell>;

export function useShell(): ShellData | undefined {
  return useRouteLoaderData<typeof loadShell>('root');
}
