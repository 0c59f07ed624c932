import type { ControlLinks } from '../../ui/field.tsx';
import type { FieldDescription } from './field-description.ts';

interface FormControlProps {
  /** Of any kind but a consent, which is its own label. */
  field: FieldDescription;
  links: ControlLinks;
}

/** The control that a description asks for. Nothing in it is bound to React's state: what was typed early stays. */
export const FormControl = ({ field, links }: FormControlProps) => {
  const { name, kind, required, autoComplete, choices } = field;
  const shared = { ...links, name, required, autoComplete };
  switch (kind) {
    case 'message':
      return <textarea {...shared} rows={5} />;
    case 'file':
      return <input {...links} name={name} required={required} type="file" accept="application/pdf,.pdf" />;
    case 'choice':
      return (
        <select {...shared} defaultValue={choices?.initial ?? ''}>
          <option value="">{choices?.empty}</option>
          {choices?.list.map(({ value, label }) => (
            <option value={value} key={value}>
              {label}
            </option>
          ))}
        </select>
      );
    case 'email':
      return <input {...shared} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />;
    case 'tel':
      return <input {...shared} type="tel" inputMode="tel" />;
    case 'consent':
      return null;
    case 'text':
      return <input {...shared} type="text" autoCapitalize="words" />;
  }
};
