/** Which check tells people from programs, and the public key that a provider knows this site by. */
export interface HumanCheckSettings {
  provider: 'altcha' | 'turnstile' | 'hcaptcha' | 'recaptcha';
  /** Empty for the built-in check. */
  siteKey: string;
}
