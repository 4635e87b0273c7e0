import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { buttonStyles } from '../../button/button.styles.ts';
import { CheckIcon, ColumnsIcon } from '../../icons/icons.tsx';
import { menuBox, menuList, menuRow } from '../../menu/menu.styles.ts';
import { useUiMessages } from '../../messages/use-ui-messages.ts';

interface ColumnMenuProps {
  /** Columns that can be shown and hidden. */
  readonly columns: readonly { readonly key: string; readonly label: string }[];
  /** Keys of the visible columns. */
  readonly visible: readonly string[];
  readonly onChange: (key: string, visible: boolean) => void;
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
              for (const { key } of columns) {
                const now = keys === 'all' || keys.has(key);
                if (now !== visible.includes(key)) onChange(key, now);
              }
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
