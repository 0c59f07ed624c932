import { PdfRefusal } from './pdf-finding.ts';
import { isDictionary, PdfName, PdfReference, type PdfValue } from './pdf-values.ts';

/** Whether a value only shows a page: a destination, direct or by name, or a jump to one without a further action. */
const showsPage = (value: PdfValue): boolean => {
  if (isDictionary(value)) {
    const action = value.get('S');
    return action instanceof PdfName && action.name === 'GoTo' && !value.has('Next');
  }
  return !(value instanceof PdfReference);
};

/** Checks what a file does when it is opened: it may show a first view, but run no action. */
export class PdfOpening {
  private readonly targets = new Set<number>();
  private readonly acting = new Set<number>();

  /** Must be called with every `OpenAction`. @throws {PdfRefusal} for an action. */
  addTarget(target: PdfValue): void {
    if (target instanceof PdfReference) this.targets.add(target.object);
    else if (!showsPage(target)) throw new PdfRefusal('active', 'Opening the file does something.');
  }

  /** Must be called with every object, each time its number stands in the file. */
  addObject(number: number, value: PdfValue): void {
    if (!showsPage(value)) this.acting.add(number);
  }

  /** Must be called at the end. @throws {PdfRefusal} when an `OpenAction` refers to an object with an action. */
  check(): void {
    for (const target of this.targets)
      if (this.acting.has(target)) throw new PdfRefusal('active', 'Opening the file does something.');
  }
}
