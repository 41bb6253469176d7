import { Component, type ReactNode } from 'react';
import { rememberPage, restorePage } from './restore-page';

/** Puts the page back as it was when an error in the browser would remove it. The page works without scripts. */
export class PageBoundary extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override state = { hasFailed: false };

  /** Runs before React removes the page. */
  override getSnapshotBeforeUpdate(): null {
    if (this.state.hasFailed) rememberPage();
    return null;
  }

  override componentDidUpdate(): void {
    // React wants it with the method above.
  }

  override componentDidCatch(error: unknown): void {
    restorePage(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
