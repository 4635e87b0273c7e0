import { useId, type ReactNode, type Ref } from 'react';

interface SectionProps {
  readonly title: string;
  /** One link or button to the right of the title. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string;
  readonly ref?: Ref<HTMLElement>;
}

/** A titled part of a page outside of cards; use a `Stack gap={36}` between such parts. */
export function Section({ title, action, children, className, ref }: SectionProps) {
  const id = useId();
  return (
    <section ref={ref} aria-labelledby={id} {...(className ? { className } : {})}>
      <div
        css={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          // On a phone the action moves below a long title.
          flexWrap: 'wrap',
          gap: '8px 16px',
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
