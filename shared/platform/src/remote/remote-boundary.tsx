import type { Platform } from '@portal/platform';
import { Component, type ReactNode } from 'react';

interface Props {
  readonly platform: Platform;
  readonly children: ReactNode;
}

type State = { readonly status: 'drawn' } | { readonly status: 'failed'; readonly error: unknown };

/** Error boundary of a remote: shows the host's fallback with Retry in place of a screen that throws (SHELL-74). */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { status: 'drawn' };
  private stopWatching = () => {};

  static getDerivedStateFromError(error: unknown): State {
    return { status: 'failed', error };
  }

  override componentDidMount() {
    // Another address of the same remote gets its own chance.
    const { navigation } = this.props.platform;
    const address = () => navigation.location.pathname + navigation.location.search;
    let shown = address();
    this.stopWatching = navigation.subscribe(() => {
      if (address() === shown) return;
      shown = address();
      if (this.state.status === 'failed') this.retry();
    });
  }

  override componentWillUnmount() {
    this.stopWatching();
  }

  private readonly retry = () => {
    this.setState({ status: 'drawn' });
  };

  override render() {
    if (this.state.status === 'drawn') return this.props.children;
    return this.props.platform.renderFailure({ error: this.state.error, retry: this.retry });
  }
}
