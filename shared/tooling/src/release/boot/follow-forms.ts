/**
 * Keeps the submit button of a prerendered form as the form's own code would: it can be pressed once every field that is
 * needed has a value and every address is one, and then nothing is said to be missing.
 */
export function followForms(page: HTMLElement): void {
  const follow = ({ target }: Event) => {
    const { form } = target as HTMLInputElement;
    if (form) updateSubmit(form);
  };
  page.addEventListener('input', follow);
  page.addEventListener('change', follow);
}

function updateSubmit(form: HTMLFormElement): void {
  const fields = [...form.querySelectorAll<HTMLInputElement>('[aria-required=true]')];
  const complete = form.checkValidity() && fields.every(({ value }) => value !== '');
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (!button) return;
  button.disabled = !complete;
  const note = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  if (note) note.hidden = complete;
}
