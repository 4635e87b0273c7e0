type TextField = HTMLInputElement | HTMLTextAreaElement;
type FindReal = <Control extends HTMLElement>(control: Control) => Control | undefined;

/** Reads which control inside an element has the focus, and where the caret is; returns a function that sets both. */
export function readFocus(from: Element): (real: FindReal) => void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !from.contains(focused)) return () => {};
  const selection = selectionOf(focused);
  return (real) => {
    const control = real(focused);
    control?.focus({ preventScroll: true });
    if (control && selection) select(control as TextField, selection);
  };
}

type Selection = Pick<TextField, 'selectionStart' | 'selectionEnd' | 'selectionDirection'>;

function selectionOf(control: HTMLElement): Selection | null {
  const {
    selectionStart = null,
    selectionEnd = null,
    selectionDirection = null,
  } = control as Partial<TextField>;
  return selectionStart === null ? null : { selectionStart, selectionEnd, selectionDirection };
}

/** A field for an email address takes no selection, so it is a field for text meanwhile. */
function select(field: TextField, { selectionStart, selectionEnd, selectionDirection }: Selection): void {
  const type = field.getAttribute('type') ?? 'text';
  if (field instanceof HTMLInputElement) field.type = 'text';
  field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none');
  if (field instanceof HTMLInputElement) field.type = type;
}
