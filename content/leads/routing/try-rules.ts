import { leadKinds } from '@ev-site/contract/forms/kinds.ts';
import { mayNameDealers } from '@ev-site/contract/forms/named-dealers.ts';
import { languages } from '@ev-site/contract/paths.ts';
import type { Endpoint } from 'payload';
import * as z from 'zod';
import { canWorkLeads } from '../../access/lead-access.ts';
import { onlyFor } from '../../access/only-for.ts';
import { readJson } from '../../requests/read-json.ts';
import { refuse } from '../../requests/refuse.ts';
import { findTarget } from './find-target.ts';
import { readLastTurn } from './lead-routes.ts';
import { readKnown, readRules, toRule } from './read-rules.ts';
import { ruleMatches } from './rule.ts';
import { findRuleProblem } from './rule-problems.ts';

const id = z.number().int().positive().nullable().default(null);
const ids = z.array(z.number().int()).max(500).default([]);

const schema = z.object({
  kind: z.enum(leadKinds),
  language: z.enum(languages),
  state: id,
  product: id,
  /** A rule as somebody is just writing it. It replaces the stored rule; a new rule comes last. */
  draft: z
    .object({
      id: z.number().int().nullable().default(null),
      name: z.string().max(200).default(''),
      isOn: z.boolean().default(true),
      kinds: z.array(z.enum(leadKinds)).default([]),
      languages: z.array(z.enum(languages)).default([]),
      states: ids,
      vehicles: ids,
      target: z.enum(['owners', 'dealers', 'chosenDealer']).default('owners'),
      owners: ids,
      dealers: ids,
    })
    .nullable()
    .default(null),
});

type Tried = z.infer<typeof schema>;

const putDraft = (rules: ReturnType<typeof toRule>[], draft: Tried['draft']) => {
  if (!draft) return rules;
  const written = toRule({ ...draft, id: draft.id ?? 0 });
  return draft.id !== null && rules.some((rule) => rule.id === draft.id)
    ? rules.map((rule) => (rule.id === draft.id ? written : rule))
    : [...rules, written];
};

/** `POST /routing-rules/try`: says which rule would give a lead to whom, without giving any. */
export const tryRules: Endpoint = {
  path: '/try',
  method: 'post',
  handler: onlyFor(canWorkLeads, 'Routing rules are for sales and personnel.', async (req) => {
    const parsed = schema.safeParse(await readJson(req));
    if (!parsed.success) return refuse(400, 'Choose a kind and a language.');
    const { draft, ...asked } = parsed.data;
    const [stored, known] = await Promise.all([readRules(req.payload), readKnown(req.payload)]);
    const rules = putDraft(stored, draft);
    const problem =
      draft && findRuleProblem(rules.find(({ id: one }) => one === (draft.id ?? 0)) ?? toRule({}), known);
    if (problem) return refuse(400, problem.message);
    const lead = { ...asked, dealer: null, mayGoToDealer: mayNameDealers(asked.kind) };
    const target = await findTarget(
      rules,
      lead,
      known,
      async (rule) => (await readLastTurn(req.payload, rule.id)).who,
    );
    const passed = rules.filter((rule) => ruleMatches(rule, lead) && rule !== target?.rule);
    const before = target
      ? passed.filter((rule) => rules.indexOf(rule) < rules.indexOf(target.rule))
      : passed;
    return Response.json({
      rule: target?.rule.name ?? null,
      to: target && { kind: target.to, name: target.name },
      // Rules that the lead meets, but in which nobody can take it.
      passed: before.map(({ name }) => name),
    });
  }),
};
