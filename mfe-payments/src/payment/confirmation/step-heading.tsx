import { useEffect, useRef } from 'react';

/** The heading of a step on a screen of several: it takes the focus when its text changes, so that it is read aloud. */
export function StepHeading({ children, id }: { readonly children: string; readonly id?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // After a long form the page is scrolled down: centred, the heading of a short step shows the top of the page too.
    heading.current?.scrollIntoView({ block: 'center' });
  }, [children]);
  return (
    <h2
      ref={heading}
      {...(id ? { id } : {})}
      tabIndex={-1}
      css={{ fontSize: 22, letterSpacing: '-.01em', fontWeight: 650, outline: 'none' }}
    >
      {children}
    </h2>
  );
}
