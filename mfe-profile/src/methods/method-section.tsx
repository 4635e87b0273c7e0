import type { DefaultMethod, PaymentMethod } from '@portal/domain';
import { useBrand, useMessages, type PortalPath } from '@portal/platform';
import {
  ButtonLink,
  Card,
  Row,
  Section,
  Stack,
  Text,
  UnloadedCard,
  useRowFocus,
  type Unloaded,
} from '@portal/ui';
import { AddIcon, PaymentMethodIcon } from '@portal/ui/icons';
import { FailedIllustration } from '@portal/ui/illustrations';
import { profileMessages } from '../messages/profile.messages.ts';
import { MethodRow } from './method-row.tsx';
import type { MethodChanges } from './use-method-changes.ts';

/** A list of saved methods as it was loaded. */
export type MethodList =
  | Unloaded
  | {
      readonly status: 'ready';
      readonly methods: readonly PaymentMethod[];
      readonly defaultMethod: DefaultMethod;
    };

interface MethodSectionProps {
  readonly type: PaymentMethod['type'];
  readonly title: string;
  readonly list: MethodList;
  readonly changes: MethodChanges;
  readonly empty: string;
  readonly failed: string;
  /** The form that adds one; null while it is not released. */
  readonly addTo: PortalPath | null;
  readonly addLabel: string;
}

/** The saved cards or bank accounts, with the way to add one. */
export function MethodSection({
  type,
  title,
  list,
  changes,
  empty,
  failed,
  addTo,
  addLabel,
}: MethodSectionProps) {
  const section = useRowFocus();
  return (
    <Section
      ref={section}
      title={title}
      action={
        addTo && (
          <ButtonLink to={addTo} variant="secondary" size="s" icon={<AddIcon />}>
            {addLabel}
          </ButtonLink>
        )
      }
    >
      <MethodRows type={type} title={title} list={list} changes={changes} empty={empty} failed={failed} />
    </Section>
  );
}

type MethodRowsProps = Pick<MethodSectionProps, 'type' | 'title' | 'list' | 'changes' | 'empty' | 'failed'>;

function MethodRows({ type, title, list, changes, empty, failed }: MethodRowsProps) {
  const t = useMessages(profileMessages);
  const { key: brand } = useBrand();
  switch (list.status) {
    case 'pending':
    case 'failed':
      return (
        <UnloadedCard
          load={list}
          skeleton={[46, 46]}
          level={3}
          illustration={<FailedIllustration brand={brand} width={140} />}
          title={failed}
          text={t('methods.failedText')}
        />
      );
    case 'ready':
      return (
        <Card pad="none" as="div">
          {list.methods.length === 0 ? (
            <Row gap={16} css={{ padding: '16px 20px' }}>
              <PaymentMethodIcon type={type} />
              <Stack gap={4}>
                <span css={{ fontWeight: 600 }}>{empty}</span>
                <Text size="s" tone={2}>
                  {t('methods.addNext')}
                </Text>
              </Stack>
            </Row>
          ) : (
            <Stack as="ul" gap={0} aria-label={title}>
              {list.methods.map((method) => (
                <MethodRow
                  key={method.id}
                  method={method}
                  defaultMethod={list.defaultMethod}
                  changes={changes}
                />
              ))}
            </Stack>
          )}
        </Card>
      );
  }
}
