import type { ComponentProps, ReactNode } from 'react';
import { IconTile } from '../../icons/icon-tile.tsx';
import { Card } from '../../layout/card.tsx';
import { Row } from '../../layout/row.tsx';
import { Facts } from '../../list/facts.tsx';
import { ProgressBar } from '../../feedback/progress-bar.tsx';
import { Heading } from '../../typography/heading.tsx';
import { ShortText } from '../../typography/short-text.tsx';
import { Text } from '../../typography/text.tsx';

interface ItemCardProps {
  readonly icon: ReactNode;
  /** Cut in its middle when it is long; the whole title is in the tooltip and for screen readers. */
  readonly title: string;
  /** Tells the item from others with the same title: its number, its city. */
  readonly note?: string;
  /** A `Badge`, or a component that draws one or nothing. */
  readonly badge?: ReactNode;
  readonly facts?: ComponentProps<typeof Facts>['items'];
  readonly progress?: Pick<ComponentProps<typeof ProgressBar>, 'percent' | 'label'>;
  /** What this type of item shows beyond facts. */
  readonly children?: ReactNode;
  /** Quiet remarks of the last line. */
  readonly remarks?: readonly string[];
  /** Quiet buttons and links of the last line. Their names must tell them from those of the next card. */
  readonly actions?: ReactNode;
  /** Level of the title: one below the heading above the cards. */
  readonly level?: 2 | 3;
  /** `li` in a `Grid as="ul"`. */
  readonly as?: 'li' | 'article';
}

/**
 * One of several items in a grid. The cards of a row have the same height, with their figures and last lines aligned.
 */
export function ItemCard({
  icon,
  title,
  note,
  badge,
  facts,
  progress,
  children,
  remarks = [],
  actions,
  level = 2,
  as = 'li',
}: ItemCardProps) {
  return (
    <Card as={as} pad="s" css={{ display: 'flex', flexDirection: 'column' }}>
      <Row gap={16} align="start">
        <IconTile>{icon}</IconTile>
        <div css={{ flex: 1, minWidth: 0 }}>
          <Heading level={level} css={titleStyles}>
            <ShortText>{title}</ShortText>
          </Heading>
          {note && (
            <Text size="s" tone={2}>
              <span dir="auto">{note}</span>
            </Text>
          )}
        </div>
      </Row>
      {badge && <div css={{ display: 'grid', '&:empty': { display: 'none' } }}>{badge}</div>}
      {facts && (
        <div css={{ marginTop: 'auto' }}>
          <Facts items={facts} />
        </div>
      )}
      {progress && <ProgressBar {...progress} />}
      {children}
      {(remarks.length > 0 || actions) && (
        <Row
          justify="between"
          gap={16}
          wrap
          css={{ rowGap: 0, marginTop: facts ? 0 : 'auto', minHeight: 40 }}
        >
          <Text size="s" tone={2} css={{ flex: '1 1 100px', minWidth: 0 }}>
            <span dir="auto">{remarks.join(' · ')}</span>
          </Text>
          {actions && (
            <Row gap={20} css={{ flex: 'none' }}>
              {actions}
            </Row>
          )}
        </Row>
      )}
    </Card>
  );
}

const titleStyles = { fontSize: 16, lineHeight: 1.4 } as const;
