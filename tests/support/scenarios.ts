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
  return {
    async order(call: string, fault: Fault): Promise<void> {
      const answer = await at(`scenarios/${call}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      });
      if (!answer.ok) throw new Error(`The operator refused the fault: ${answer.status}`);
    },
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
