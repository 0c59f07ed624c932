import type { ControlLinks } from '../../ui/field.tsx';
import type { FieldDescription } from './field-description.ts';

interface FormControlProps {
  /** Any kind of field except a consent, which has its own label. */
  field: FieldDescription;
  links: ControlLinks;
}

/** The control for a field. It is not bound to React's state, so text that is typed early stays. */
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
