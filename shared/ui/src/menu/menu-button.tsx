import { css } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { buttonStyles } from '../button/button.styles.ts';
import { iconButtonStyles } from '../button/icon-button.styles.ts';
import { ChevronDownIcon, MoreIcon } from '../icons/icons.tsx';
import { ConfirmDialog } from '../overlay/question/confirm-dialog.tsx';
import { MenuEntries } from './menu-entries.tsx';
import type { MenuItem } from './menu-item.ts';

interface MenuButtonProps {
  /** Names the menu, and the button if it has no text. */
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Text of the button; without it the button shows three dots. */
  readonly text?: string;
  /** Before the text, or instead of the three dots. */
  readonly icon?: ReactNode;
  /** The entries are found by typing. */
  readonly search?: boolean;
  readonly disabled?: boolean;
  /** Id of what the menu belongs to, read after its name: the heading of a row. */
  readonly of?: string;
  readonly id?: string;
}

const dots = css([
  iconButtonStyles,
  { '&[data-pressed], &[aria-expanded=true]': { background: 'var(--sunken)', color: 'var(--ink)' } },
]);

/** A button that opens a menu. Arrows and first letters move in it; Escape closes it and restores the focus. */
export function MenuButton({
  label,
  items,
  text,
  icon,
  search = false,
  disabled = false,
  of,
  id,
}: MenuButtonProps) {
  const [asked, setAsked] = useState<MenuItem | null>(null);
  return (
    <>
      <MenuTrigger>
        <Button
          isDisabled={disabled || items.length === 0}
          {...(id ? { id } : {})}
          {...(text ? {} : { 'aria-label': label })}
          {...(of && id ? { 'aria-labelledby': `${id} ${of}` } : {})}
          css={text ? buttonStyles('secondary', 's', false) : dots}
        >
          {text ? (
            <>
              {icon}
              {text}
              <ChevronDownIcon size={16} />
            </>
          ) : (
            (icon ?? <MoreIcon />)
          )}
        </Button>
        <Popover offset={6} placement={text ? 'bottom start' : 'bottom end'}>
          <MenuEntries
            label={label}
            items={items}
            search={search}
            onClick={(item) => (item.confirm === undefined ? item.click?.() : setAsked(item))}
          />
        </Popover>
      </MenuTrigger>
      <ConfirmDialog
        open={asked !== null}
        title={asked?.confirm ?? ''}
        tone={asked?.tone}
        onAnswer={(yes) => {
          setAsked(null);
          if (yes) asked?.click?.();
        }}
      />
    </>
  );
}
