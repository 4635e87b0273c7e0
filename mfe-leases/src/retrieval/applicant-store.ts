import type { CalendarDate } from '@portal/domain';
import { createContext, useContext } from 'react';

/** The person whose past leases are searched for, as typed in leases/retrieve. */
export interface Applicant {
  readonly lastName: string;
  readonly dateOfBirth: CalendarDate;
  /** SSN or ITIN. */
  readonly ssn: string;
}

/**
 * Keeps the applicant in memory between leases/retrieve and leases/verify, so that nothing is asked twice. Never in an
 * address, a storage or a cache; leaving leases/verify forgets it.
 */
export interface ApplicantStore {
  /** Null before leases/retrieve has succeeded, and after a reload. */
  readonly applicant: Applicant | null;
  keep(applicant: Applicant): void;
  forget(): void;
}

export function createApplicantStore(): ApplicantStore {
  let kept: Applicant | null = null;
  return {
    get applicant() {
      return kept;
    },
    keep: (applicant) => {
      kept = applicant;
    },
    forget: () => {
      kept = null;
    },
  };
}

export const ApplicantStoreContext = createContext<ApplicantStore | null>(null);
ApplicantStoreContext.displayName = 'ApplicantStore';

export function useApplicantStore(): ApplicantStore {
  const store = useContext(ApplicantStoreContext);
  if (!store) throw new Error('The routes of leases provide no applicant store.');
  return store;
}
