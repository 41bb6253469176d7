/** Where the operator's hub is, and how a connection to it begins. */
export interface HubAddress {
  readonly url: string;
  /** Whether `negotiate` is asked where to connect. Otherwise the WebSocket is opened at once. */
  readonly isNegotiated: boolean;
  /** The hosts, besides the hub's own, that a negotiation may lead to; with a port where it is not the scheme's. */
  readonly redirectHosts: readonly string[];
}

/** The credentials of a player's hub connection. They must never reach the browser. */
export interface HubCaller {
  readonly token: string;
  readonly fingerprint: string;
}
