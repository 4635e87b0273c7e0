import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { buttonStyles } from '../../button/button.styles.ts';
import { CheckIcon, ColumnsIcon } from '../../icons/icons.tsx';
import { menuBox, menuList, menuRow } from '../../menu/menu.styles.ts';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import type { ColumnVisibility } from './column-visibility.ts';

interface Column {
  readonly key: string;
  readonly label: string;
}

interface ColumnMenuProps {
  /** Columns that can be shown and hidden. */
  readonly columns: readonly Column[];
  /** Keys of the visible columns. */
  readonly visible: readonly string[];
  /** Called with all columns that one action shows or hides. */
  readonly onChange: (changes: ColumnVisibility) => void;
}

/** A menu to show and hide columns; it stays open while the user selects. */
export function ColumnMenu({ columns, visible, onChange }: ColumnMenuProps) {
  const t = useUiMessages();
  return (
    <MenuTrigger>
      <Button css={buttonStyles('secondary', 's', false)}>
        <ColumnsIcon size={18} />
        {t('columns')}
      </Button>
      <Popover offset={6} placement="bottom end">
        <div css={menuBox}>
          <Menu
            aria-label={t('columns')}
            selectionMode="multiple"
            selectedKeys={visible}
            onSelectionChange={(keys) => {
              const selected = ({ key }: Column) => keys === 'all' || keys.has(key);
              const changed = columns.filter((column) => selected(column) !== visible.includes(column.key));
              onChange(Object.fromEntries(changed.map((column) => [column.key, selected(column)])));
            }}
            css={menuList}
          >
            {columns.map(({ key, label }) => (
              <MenuItem
                key={key}
                id={key}
                textValue={label}
                css={[
                  menuRow,
                  {
                    '& > svg': { color: 'var(--brand)', visibility: 'hidden' },
                    '&[data-selected] > svg': { visibility: 'visible' },
                  },
                ]}
              >
                <CheckIcon size={16} />
                <span dir="auto" css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  {label}
                </span>
              </MenuItem>
            ))}
          </Menu>
        </div>
      </Popover>
    </MenuTrigger>
  );
}
