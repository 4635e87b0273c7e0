import { useBrand, useMessages } from '@portal/platform';
import { Button, FailedState, Skeleton, SkeletonScreen } from '@portal/ui';
import { useDynamicImport } from '@portal/ui/lazy';
import type { Dispatch } from 'react';
import type { FindRetailerAction, FindRetailerState } from '../state/find-retailer-state.ts';
import { retailersMessages } from '../messages/retailers.messages.ts';
import { PanelFrame } from './panel-frame.tsx';

interface TabPanelProps {
  readonly id: string;
  readonly state: FindRetailerState;
  readonly dispatch: Dispatch<FindRetailerAction>;
}

/** The forms are loaded when a tab opens for the first time. */
const loadForms = () => import('./tab-forms.tsx');

/** The panel of the open tab; its forms are loaded first. */
export function TabPanel({ id, state, dispatch }: TabPanelProps) {
  const t = useMessages(retailersMessages);
  const { contact } = useBrand();
  const { tab } = state;
  const forms = useDynamicImport(loadForms, tab !== 'none');
  if (tab === 'none') return null;
  const close = () => dispatch({ type: 'close-tab' });
  return (
    <PanelFrame id={id} tab={tab} onClose={close}>
      {forms.status === 'loading' && (
        <SkeletonScreen>
          <Skeleton width="30%" height={21} />
          <Skeleton height={48} />
        </SkeletonScreen>
      )}
      {forms.status === 'failed' && (
        <FailedState
          title={t('tabs.failed.title')}
          text={t('tabs.failed.text', { phone: contact.phone })}
          onRetry={forms.retry}
          action={
            <Button variant="secondary" onClick={close}>
              {t('tabs.cancel')}
            </Button>
          }
        />
      )}
      {forms.status === 'ready' && <forms.value.TabForms state={state} dispatch={dispatch} close={close} />}
    </PanelFrame>
  );
}
