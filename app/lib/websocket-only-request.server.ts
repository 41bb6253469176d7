import { IncomingMessage } from 'node:http';

/**
 * Requests whose `Upgrade` header counts only for WebSockets at one path. Node hands over every other upgrade too, such as
 * `h2c` of Java's client; a server may ignore it, and must in HTTP/1.0 (RFC 9110, section 7.8). From Node 24.9 on,
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
