import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface IconProps {
  /** px, 20 unless told. */
  readonly size?: number;
  /** Only where the icon stands alone; otherwise it is hidden from screen readers. */
  readonly label?: string | undefined;
  readonly className?: string;
}

export type IconComponent = (props: IconProps) => ReactNode;

/** One drawn line of 1.5 at 20 px, everywhere (UI-78: the light style). */
export function icon(Drawing: LucideIcon): IconComponent {
  return function Icon({ size = 20, label, className }: IconProps) {
    return (
      <Drawing
        size={size}
        strokeWidth={1.5}
        css={{ flex: 'none' }}
        focusable="false"
        {...(className ? { className } : {})}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      />
    );
  };
}
