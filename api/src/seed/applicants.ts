import { calendarDate, type CalendarDate } from '@portal/domain';

/** Somebody who applied in a store; the numbers are of a range that is not assigned. */
interface PastApplicant {
  /** The person who has the account, or may connect it. */
  readonly name: string;
  readonly lastName: string;
  readonly bornOn: CalendarDate;
  readonly ssn: string;
  /** Email that the lease holds. */
  readonly contactEmail: string;
}

const applicant = (name: string, lastName: string, born: string, ssn: string): PastApplicant => {
  const bornOn = calendarDate(born);
  if (bornOn === null) throw new RangeError(`${born} is not a date.`);
  return { name, lastName, bornOn, ssn, contactEmail: `${name}@portal.test` };
};

export const pastApplicants: readonly PastApplicant[] = [
  applicant('rita', 'boone', '1988-04-12', '987654321'),
  applicant('carl', 'jennings', '1979-09-30', '987654322'),
  applicant('paul', 'tran', '1991-01-05', '987654323'),
];
