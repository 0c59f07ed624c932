/** What mails about leads need to know of the company. */
export interface Company {
  company: string;
  phones: readonly { number: string; purpose: string }[];
  emails: readonly { address: string; purpose: string }[];
}
