/**
 * Shows a translated message at the top right: success and info for 5000 ms (UI-69), an error until it is closed. The end
 * of the session closes all.
 */
export interface Notify {
  success(text: string): void;
  info(text: string): void;
  error(text: string): void;
}

export interface ConfirmRequest {
  readonly title: string;
  readonly text?: string;
  /** Label of the button that confirms; `Yes` by default (UI-71). */
  readonly confirm?: string;
  /** Label of the other button; `No` by default. */
  readonly cancel?: string;
  readonly tone?: 'normal' | 'danger';
}

export interface AlertRequest {
  readonly title: string;
  readonly text: string;
  /** Label of the button; `Close` by default (UI-72). */
  readonly close?: string;
}

/** Modal dialogs of the page; a second one waits until the first is closed. */
export interface Dialogs {
  /** Resolves with true when the customer confirms, else with false (UI-71). */
  confirm(request: ConfirmRequest): Promise<boolean>;
  /** Resolves when the customer has closed the dialog (UI-72). */
  alert(request: AlertRequest): Promise<void>;
}
