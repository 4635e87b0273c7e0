import { Card, Facts, Heading } from '@portal/ui';
import { useId } from 'react';

interface FactCardProps {
  readonly title: string;
  /** A fact whose value is null is left out. */
  readonly facts: readonly { readonly label: string; readonly value: string | null }[];
}

/** A card of facts with a title; nothing when no fact has a value. */
export function FactCard({ title, facts }: FactCardProps) {
  const id = useId();
  const known = facts.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
  if (known.length === 0) return null;
  return (
    <Card gap={20} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <Facts layout="rows" items={known} />
    </Card>
  );
}
