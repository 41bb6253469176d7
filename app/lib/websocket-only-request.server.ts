import { IncomingMessage } from 'node:http';

/**
 * A request whose `Upgrade` header counts for WebSockets only. Node hands over every other upgrade too, such as that to `h2c`
 * which Java's client and `curl --http2` ask for; a server may ignore it (RFC 9110, section 7.8). Node assigns `upgrade` when
 * it has read the head, and reads it back. From Node 24.9 on, `shouldUpgradeCallback` does the same.
 */
export class WebSocketOnlyRequest extends IncomingMessage {
  declare private asksForUpgrade: boolean | null;

  get upgrade(): boolean {
    return this.asksForUpgrade === true && this.headers.upgrade?.toLowerCase() === 'websocket';
  }

  set upgrade(asks: boolean | null) {
    this.asksForUpgrade = asks;
  }
}
