import { addMessageCatalogues, RemoteFrame } from '@portal/platform/remote';
import type { MessageCatalogue } from '@portal/platform';
import type { RemoteContract } from '@portal/platform/contract';
import type { HostPlatform } from '@portal/platform/host';
import { uiMessages } from '@portal/ui/messages';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import type { Mock } from '../mocks/mocks.ts';
import { mock } from '../mocks/server.ts';
import { createTestPlatform, type TestPlatformOptions } from './create-test-platform.ts';
import { FakeShell } from './fake-shell.tsx';

export interface RenderRemoteOptions extends Omit<TestPlatformOptions, 'contracts'> {
  readonly contract: RemoteContract;
  readonly root: ComponentType;
  readonly messageCatalogues?: readonly MessageCatalogue[];
  readonly mocks?: readonly Mock[];
  /** Lets the user's actions advance jest's fake clock: `jest.advanceTimersByTime`. */
  readonly advanceTimers?: (ms: number) => void;
}

export interface RenderedRemote extends RenderResult {
  readonly platform: HostPlatform;
  /** Types and clicks as the customer. */
  readonly user: UserEvent;
}

/**
 * Renders a remote's routes at `path`, with the title of its contract, notifications and dialogs around them. A request
 * that is not mocked, or does not have its endpoint's shape, fails the test.
 */
export function renderRemote(options: RenderRemoteOptions): RenderedRemote {
  const { contract, root, messageCatalogues = [], mocks = [], advanceTimers, ...page } = options;
  mock(...mocks);
  const platform = createTestPlatform({ ...page, contracts: [contract] });
  void addMessageCatalogues(platform, [uiMessages, ...messageCatalogues]);
  const user = userEvent.setup(advanceTimers ? { advanceTimers } : {});
  const result = render(
    <FakeShell platform={platform} contract={contract}>
      <RemoteFrame platform={platform} root={root} />
    </FakeShell>,
  );
  return { ...result, platform, user };
}
