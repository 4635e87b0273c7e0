import type { Interpolation, Theme } from '@emotion/react';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { Menu, MenuItem as MenuRow, SubmenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Link, useHref, type To } from 'react-router-dom';
import { ChevronRightIcon, ExternalIcon } from '../icons/icons.tsx';
import { useUiMessages } from '../messages/use-ui-messages.ts';
import type { MenuItem } from './menu-item.ts';
import { menuBox, menuList, menuRow } from './menu.styles.ts';
import { MenuSearch } from './menu-search.tsx';

interface MenuEntriesProps {
  readonly label?: string;
  readonly items: readonly MenuItem[];
  readonly search: boolean;
  readonly onClick: (item: MenuItem) => void;
}

/** The entries of one level with their submenus. */
export function MenuEntries({ label, items, search, onClick }: MenuEntriesProps) {
  const t = useUiMessages();
  const list = (
    <Menu
      css={menuList}
      {...(label ? { 'aria-label': label } : {})}
      renderEmptyState={() => <p css={{ padding: '8px 10px', color: 'var(--ink-2)' }}>{t('noResults')}</p>}
    >
      {/* Two entries may have the same text, so the index is the key. */}
      {items.map((item, at) => (
        <Entry key={at} item={item} onClick={onClick} />
      ))}
    </Menu>
  );
  return (
    <div css={menuBox} onKeyDownCapture={keepSpaceInSearch}>
      {search ? <MenuSearch>{list}</MenuSearch> : list}
    </div>
  );
}

/**
 * Keeps a space in a submenu's search box from bubbling. React passes a submenu's key events to this menu too, which
 * would take the space for part of a name typed here a moment ago, and it would never reach the box.
 */
function keepSpaceInSearch(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget } = event;
  if (event.key === ' ' && target instanceof HTMLInputElement && !currentTarget.contains(target))
    event.stopPropagation();
}

interface EntryProps {
  readonly item: MenuItem;
  readonly onClick: (item: MenuItem) => void;
}

function Entry({ item, onClick }: EntryProps) {
  const { text, children = [], to, href, active = false, disabled = false, tone } = item;
  const rowStyles = [menuRow, active && { fontWeight: 620 }, tone === 'danger' && !disabled && danger];
  if (children.length > 0) {
    return (
      <SubmenuTrigger>
        <MenuRow textValue={text} isDisabled={disabled} css={rowStyles}>
          <EntryContent
            item={item}
            after={<ChevronRightIcon size={16} css={{ '[dir=rtl] &': { scale: '-1 1' } }} />}
          />
        </MenuRow>
        <Popover offset={2}>
          <MenuEntries label={text} items={children} search={item.search === true} onClick={onClick} />
        </Popover>
      </SubmenuTrigger>
    );
  }
  if (to !== undefined && !disabled)
    return <RouteEntry item={item} to={to} onClick={onClick} rowStyles={rowStyles} />;
  return (
    <MenuRow
      textValue={text}
      isDisabled={disabled}
      onAction={() => onClick(item)}
      {...(href !== undefined && !disabled ? { href, target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...(active
        ? {
            render: (props) =>
              'href' in props ? (
                <a {...props} aria-current="true">
                  {props.children}
                </a>
              ) : (
                <div {...props} aria-current="true" />
              ),
          }
        : {})}
      css={rowStyles}
    >
      <EntryContent item={item} after={href !== undefined && <ExternalIcon size={16} />} />
    </MenuRow>
  );
}

interface RouteEntryProps extends EntryProps {
  readonly to: To;
  readonly rowStyles: Interpolation<Theme>;
}

/** A real link of the portal: a middle click opens a tab, any other click uses the router. */
function RouteEntry({ item, to, onClick, rowStyles }: RouteEntryProps): ReactElement {
  const href = useHref(to);
  return (
    <MenuRow
      textValue={item.text}
      href={href}
      onAction={() => onClick(item)}
      render={(props) => (
        <Link
          {...(props as Omit<Parameters<typeof Link>[0], 'to'>)}
          to={to}
          {...(item.active ? { 'aria-current': 'page' } : {})}
        />
      )}
      css={rowStyles}
    >
      <EntryContent item={item} />
    </MenuRow>
  );
}

const danger = { color: 'var(--bad)', '& > svg': { color: 'var(--bad)' } };

function EntryContent({ item, after }: { readonly item: MenuItem; readonly after?: ReactNode }) {
  const { icon, avatar, alt = '', text, badge, active } = item;
  return (
    <>
      {avatar ? (
        <img
          src={avatar}
          alt={alt}
          width={24}
          height={24}
          css={{ flex: 'none', borderRadius: 99, objectFit: 'cover' }}
        />
      ) : (
        icon
      )}
      <span
        dir="auto"
        css={{
          flex: 1,
          minWidth: 0,
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 3,
          overflow: 'hidden',
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </span>
      {badge !== undefined && badge !== '' && (
        <span
          css={{
            flex: 'none',
            padding: '0 8px',
            borderRadius: 99,
            background: 'var(--brand-soft)',
            color: 'var(--brand-strong)',
            fontSize: 13,
            fontWeight: 600,
            lineHeight: '20px',
          }}
        >
          {badge}
        </span>
      )}
      {active && (
        <span
          aria-hidden="true"
          css={{ flex: 'none', width: 6, height: 6, borderRadius: 9, background: 'var(--brand)' }}
        />
      )}
      {after}
    </>
  );
}
