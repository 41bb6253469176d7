/** A fault that the embedded operator can be told to produce (OPERATOR_SCENARIOS=1). */
interface Fault {
  delayMs?: number;
  status?: number;
  body?: 'malformed' | 'empty' | 'wrong-shape';
  reset?: boolean;
  times?: number;
}

/** Sets faults in an operator that runs with scenarios. */
export function scenariosOf(operatorUrl: string) {
  const at = (path: string, init?: RequestInit) => fetch(new URL(`/${path}`, operatorUrl), init);
  const put = async (name: string, body: unknown): Promise<void> => {
    const answer = await at(`scenarios/${name}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`The operator refused the scenario: ${answer.status}`);
  };
  return {
    order: (call: string, fault: Fault) => put(call, fault),
    /** Sets by how many milliseconds the operator's clock is ahead of the machine's. */
    turnClock: (aheadMs: number) => put('clock', { aheadMs: Math.round(aheadMs) }),
    /** Switches exactly these capabilities off. */
    without: (names: readonly string[]) => put('capabilities', { without: names }),
    clear: async () => void (await at('scenarios', { method: 'DELETE' })),
    /** How often each call was received. */
    counts: async () => (await (await at('calls.json')).json()) as Record<string, number>,
  };
}

/** Every way a call can fail, and the status of the form that the site sends back. */
export const callFaults: [name: string, fault: Fault, status: number][] = [
  ['answers 500', { status: 500 }, 503],
  ['answers 503', { status: 503 }, 503],
  ['cuts the connection', { reset: true }, 503],
  ['answers half a JSON', { body: 'malformed' }, 502],
  ['answers nothing', { body: 'empty' }, 502],
  ['answers another shape', { body: 'wrong-shape' }, 502],
  ['does not have the call', { status: 501 }, 501],
];
