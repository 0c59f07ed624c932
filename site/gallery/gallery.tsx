import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { ComponentExamples } from '../ui/define-examples.ts';
import styles from './gallery.module.css';

/** Every component of the ui room: what has no examples there is not shown, checked or pictured. */
const modules = import.meta.glob<ComponentExamples>('../ui/*.examples.tsx', {
  import: 'examples',
  eager: true,
});

const Examples = ({ component, examples, covers }: ComponentExamples) => {
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <section className={styles.component} id={component}>
      <h2>{component}</h2>
      {Object.entries(examples).map(([name, draw]) => (
        <div className={styles.example} key={name}>
          <h3 className={styles.name}>{name}</h3>
          {covers && (
            <button type="button" onClick={() => setOpened(name)}>
              Open {component}: {name}
            </button>
          )}
          {(!covers || opened === name) && (
            <div className={styles.stage} data-example={`${component}: ${name}`}>
              {draw(() => setOpened(null))}
            </div>
          )}
        </div>
      ))}
    </section>
  );
};

const Gallery = () => {
  const shown = Object.values(modules);
  return (
    <main className="frame">
      <h1>Gallery of components</h1>
      <nav aria-label="Components">
        <ul className={styles.contents}>
          {shown.map(({ component }) => (
            <li key={component}>
              <a href={`#${component}`}>{component}</a>
            </li>
          ))}
        </ul>
      </nav>
      {shown.map((examples) => (
        <Examples {...examples} key={examples.component} />
      ))}
    </main>
  );
};

createRoot(document.body.appendChild(document.createElement('div'))).render(<Gallery />);
