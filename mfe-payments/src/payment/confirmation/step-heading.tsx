import { useEffect, useRef } from 'react';

interface StepHeadingProps {
  readonly children: string;
  /** Names the step where its text also changes within it, as that of one with a total does; the text without it. */
  readonly step?: string;
  /** px */
  readonly size?: number;
}

/** The heading of a step on a screen of several: it takes the focus when the step changes, so that it is read aloud. */
export function StepHeading({ children, step = children, size = 22 }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // After a long form the page is scrolled down: centred, the heading of a short step shows the top of the page too.
    heading.current?.scrollIntoView({ block: 'center' });
  }, [step]);
  return (
    <h2
      ref={heading}
      tabIndex={-1}
      css={{ fontSize: size, letterSpacing: '-.01em', fontWeight: 650, outline: 'none' }}
    >
      {children}
    </h2>
  );
}
