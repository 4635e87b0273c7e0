import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface IconProps {
  /** px, 20 by default. */
  readonly size?: number;
  /** Names an icon without a text; without it the icon is hidden from screen readers. */
  readonly label?: string | undefined;
  readonly className?: string;
}

export type IconComponent = (props: IconProps) => ReactNode;

/** Makes an icon: a stroke of 1.5 at 20 px everywhere (UI-78: the light style). */
export function icon(Drawing: LucideIcon): IconComponent {
  return function Icon({ size = 20, label, className }: IconProps) {
    return (
      <Drawing
        size={size}
        strokeWidth={1.5}
        css={{ flex: 'none', width: size, height: size }}
        focusable="false"
        {...(className ? { className } : {})}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      />
    );
  };
}
