import { Card, Facts, Heading, Text } from '@portal/ui';
import { useId } from 'react';

export interface Fact {
  readonly label: string;
  /** A fact whose value is null is left out. */
  readonly value: string | null;
  /** Says under the value what it means. */
  readonly note?: string;
}

interface FactCardProps {
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** A card of facts with a title; nothing when no fact has a value. */
export function FactCard({ title, facts }: FactCardProps) {
  const id = useId();
  const known = facts.filter(({ value }) => value !== null);
  if (known.length === 0) return null;
  return (
    <Card gap={20} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <Facts
        layout="rows"
        items={known.map(({ label, value, note }) => ({
          label,
          value: note ? (
            <>
              {value}
              <Text as="span" size="s" tone={2} css={{ display: 'block', fontWeight: 400 }}>
                {note}
              </Text>
            </>
          ) : (
            value
          ),
        }))}
      />
    </Card>
  );
}
