'use client';

import { findStateless } from '@ev-site/content/leads/routing/named-states.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import { useFormFields } from '@payloadcms/ui';

const isKinds = (value: unknown): value is LeadKind[] => Array.isArray(value);

/** Below the states of a rule: what they mean for the kinds chosen above, before the rule is saved. */
export const RuleStates = () => {
  const kinds = useFormFields(([fields]) => fields.kinds?.value);
  const stateless = findStateless(isKinds(kinds) ? kinds : []);
  return (
    <div className="field-description">
      Empty: wherever from. A test ride is where its dealer is. {stateless?.message}
    </div>
  );
};
