/** The human check in use, and the public key by which its provider knows this site. */
export interface HumanCheckSettings {
  provider: 'altcha' | 'turnstile' | 'hcaptcha' | 'recaptcha';
  /** Empty for the built-in check. */
  siteKey: string;
}
