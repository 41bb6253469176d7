import { IncomingMessage } from 'node:http';

/**
 * The class of requests whose `Upgrade` header counts only for WebSockets at one path. Node hands over every other upgrade
 * too, such as that to `h2c` which Java's client and `curl --http2` ask for; a server may ignore it, and must in HTTP/1.0
 * (RFC 9110, section 7.8). Node assigns `upgrade` when it has read the head, and reads it back. From Node 24.9 on,
 * `shouldUpgradeCallback` does the same.
 */
export const webSocketOnlyRequest = (path: string) =>
  class extends IncomingMessage {
    declare asksForUpgrade: boolean | null;

    get upgrade(): boolean {
      const { asksForUpgrade, headers, httpVersion, url = '' } = this;
      if (asksForUpgrade !== true || httpVersion === '1.0' || headers.upgrade?.toLowerCase() !== 'websocket')
        return false;
      // Proxies may send the whole address (RFC 9112, section 3.2.2).
      const target = url.replace(/^https?:\/\/([^/]*)/, (origin, host) => (host === headers.host ? '' : origin));
      return target.split('?', 1)[0] === path;
    }

    set upgrade(asks: boolean | null) {
      this.asksForUpgrade = asks;
    }
  };
