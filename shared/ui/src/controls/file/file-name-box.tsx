import { Button } from '../../button/button.tsx';
import { Input } from '../../aria/shared-aria.ts';
import { useEffect, useRef, useState } from 'react';
import { inputStyles } from '../text-field/text-input.styles.ts';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import { shortName } from './file-facts.ts';
import { keepFocusNear } from './keep-focus-near.ts';

interface FileNameBoxProps {
  readonly name: string;
  readonly saving: boolean;
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
}

/** The box in which a file is renamed. Enter saves, Escape cancels; the form around it receives neither key. */
export function FileNameBox({ name, saving, onSave, onCancel }: FileNameBoxProps) {
  const t = useUiMessages();
  const [text, setText] = useState(name);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const dot = name.lastIndexOf('.');
    box.current?.focus();
    box.current?.setSelectionRange(0, dot > 0 ? dot : name.length);
  }, [name]);
  return (
    <div ref={keepFocusNear} css={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
      <Input
        ref={box}
        dir="auto"
        aria-label={t('uploadNewName', { name: shortName(name) })}
        value={text}
        readOnly={saving}
        maxLength={255}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          if (saving) return;
          if (event.key === 'Enter') onSave(text);
          else onCancel();
        }}
        css={[inputStyles, { minHeight: 40, flex: '1 1 200px', width: 'auto', minWidth: 0 }]}
      />
      <Button size="s" pending={saving} onClick={() => onSave(text)}>
        {t('save')}
      </Button>
      <Button size="s" variant="quiet" css={{ marginInline: 0 }} onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
