import { useEffect, useRef } from 'react';

/** Heading of a step that takes the place of another on the same screen: takes the focus when its words change, so that they are read. */
export function StepHeading({ children, id }: { readonly children: string; readonly id?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // A long form leaves the page scrolled: in the middle, the heading of a short step shows the page's top too.
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
