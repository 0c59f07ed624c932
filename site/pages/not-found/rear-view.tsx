import styles from './not-found.module.css';

/** The back of a three-wheeler that drives away, with 404 on its plate. Hidden from screen readers. */
export const RearView = () => (
  <svg className={styles.rear} viewBox="0 0 320 300" width="320" height="300" aria-hidden="true">
    <path className={styles.asphalt} d="M0 268h320v32H0z" />
    <path className={styles.dash} d="M4 284h44m28 0h44m80 0h44m28 0h44" />
    <path className={styles.tyre} d="M62 216h26v62H62zM232 216h26v62h-26z" />
    <path className={styles.hood} d="M74 22q86-26 172 0l14 96H60z" />
    <path className={styles.glass} d="M98 44q62-14 124 0l8 54H90z" />
    <path className={styles.body} d="M56 112h208q10 0 10 12v104q0 14-14 14H60q-14 0-14-14V124q0-12 10-12z" />
    <path className={styles.bumper} d="M40 232h240v14H40z" />
    <path className={styles.lamp} d="M58 166h22v30H58zM240 166h22v30h-22z" />
    <text className={styles.horn} x="160" y="150">
      HORN OK PLEASE
    </text>
    <rect className={styles.number} x="110" y="166" width="100" height="42" rx="5" />
    <text className={styles.digits} x="160" y="198">
      404
    </text>
  </svg>
);
