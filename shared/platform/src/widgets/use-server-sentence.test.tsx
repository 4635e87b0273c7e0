// cspell:ignore Esto obligatorio
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PlatformProvider } from '../react/platform-provider.tsx';
import { openPage } from '../test-support/open-page.ts';
import { useServerSentence } from './use-server-sentence.ts';

/** Whether the chunk of the language arrives. */
const code = { arrives: false };

jest.mock('@portal/api-contract/sentences', () => {
  if (code.arrives) return jest.requireActual<object>('@portal/api-contract/sentences');
  throw new Error('ChunkLoadError');
});

it('SHARED-69 (OP-95): a sentence whose language did not arrive is said in it once it does', async () => {
  const platform = openPage('/', { choices: { language: 'es', theme: 'system' } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PlatformProvider platform={platform}>{children}</PlatformProvider>
  );
  const draw = () => renderHook(() => useServerSentence('This is required.'), { wrapper });
  const first = draw();
  await waitFor(() => expect(platform.queryClient.isFetching()).toBe(0));
  expect(first.result.current).toBe('This is required.');
  first.unmount();
  code.arrives = true;
  const second = draw();
  await waitFor(() => expect(second.result.current).toBe('Esto es obligatorio.'));
});
