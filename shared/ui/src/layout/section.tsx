import { useId, type ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  /** One link or button at the right of the title. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string;
}

/** A titled part of a page outside any card. */
export function Section({ title, action, children, className }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      {...(className ? { className } : {})}
      css={{ marginTop: 36, '&:first-of-type': { marginTop: 0 } }}
    >
      <div
        css={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 16,
          minHeight: 40,
          marginBottom: 12,
        }}
      >
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
