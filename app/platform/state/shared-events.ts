/** Messages between all instances of the site. One that is sent while an instance cannot be reached is lost to it. */
export interface SharedEvents {
  publish(channel: string, message: string): Promise<void>;
  subscribe(channel: string, onMessage: (message: string) => void): void;
}
