import type { RemoteContract } from '../contract/contract.ts';

/** Returns a message of a contract, a plain text that is there before the remote's code; English where the language lacks it. */
export function contractMessage({ messages }: RemoteContract, key: string, language: string): string {
  return messages[language]?.[key] ?? messages.en[key] ?? key;
}
