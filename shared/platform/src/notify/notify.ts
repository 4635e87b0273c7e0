/** A message at the top right; success 5000 ms (UI-69), an error until it is closed. Messages are already translated. */
export interface Notify {
  success(text: string): void;
  info(text: string): void;
  error(text: string): void;
}

export interface ConfirmRequest {
  readonly title: string;
  readonly text?: string;
  /** `Yes` (UI-71). */
  readonly confirm?: string;
  /** `No`. */
  readonly cancel?: string;
  readonly tone?: 'normal' | 'danger';
}

export interface AlertRequest {
  readonly title: string;
  readonly text: string;
  /** `Close` (UI-72). */
  readonly close?: string;
}

export interface Dialogs {
  /** True when the customer confirmed. */
  confirm(request: ConfirmRequest): Promise<boolean>;
  alert(request: AlertRequest): Promise<void>;
}
