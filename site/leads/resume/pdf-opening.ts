import { PdfRefusal } from './pdf-finding.ts';
import { isDictionary, PdfName, PdfReference, type PdfValue } from './pdf-values.ts';

/** Whether a value only shows a page: a destination by itself or by name, or a jump to one and nothing after it. */
const showsPage = (value: PdfValue): boolean => {
  if (isDictionary(value)) {
    const action = value.get('S');
    return action instanceof PdfName && action.name === 'GoTo' && !value.has('Next');
  }
  return !(value instanceof PdfReference);
};

/** What happens when the file is opened may be a first view, but no action. */
export class PdfOpening {
  private readonly targets = new Set<number>();
  private readonly acting = new Set<number>();

  /** To be told of every `OpenAction`. @throws {PdfRefusal} for an action. */
  addTarget(target: PdfValue): void {
    if (target instanceof PdfReference) this.targets.add(target.object);
    else if (!showsPage(target)) throw new PdfRefusal('active', 'Opening the file does something.');
  }

  /** To be told of every object, each time its number stands in the file. */
  addObject(number: number, value: PdfValue): void {
    if (!showsPage(value)) this.acting.add(number);
  }

  /** To be asked at the end. @throws {PdfRefusal} where an action is in another object. */
  check(): void {
    for (const target of this.targets)
      if (this.acting.has(target)) throw new PdfRefusal('active', 'Opening the file does something.');
  }
}
