import { apiAccess } from './api-access.ts';
import { apiDocumentation } from './api-documentation.ts';
import { application } from './application.ts';
import { consultation } from './consultation.ts';
import { demo } from './demo.ts';
import type { RequestDefinition } from './request.ts';

/** The kinds of request. A new kind is a file of its own, its words, and its name here. */
export const requestDefinitions = [apiAccess, apiDocumentation, demo, consultation, application] as const;

export type RequestKind = (typeof requestDefinitions)[number]['kind'];

/** The definition of a kind. */
export function definitionOf(kind: RequestKind): RequestDefinition {
  return requestDefinitions.find((definition) => definition.kind === kind) as RequestDefinition;
}

/** The definition that a function name receives, or undefined: such a function does not exist. */
export function definitionByFunction(
  functionName: string,
): ((typeof requestDefinitions)[number] & RequestDefinition) | undefined {
  return requestDefinitions.find((definition) => definition.functionName === functionName);
}

/**
 * The forms of the site and the kind each sends: keys of `forms` in `forms.yaml`. The contact form of the home page
 * is a demo request without a product, with words of its own.
 */
export const forms = {
  'api-access': 'api-access',
  'api-documentation': 'api-documentation',
  demo: 'demo',
  'demo-home': 'demo',
  consultation: 'consultation',
  application: 'application',
} as const satisfies Record<string, RequestKind>;

export type FormId = keyof typeof forms;

/** The form that a body without one stands for: a demo request without a product is that of the home page. */
export function formOf(kind: RequestKind, values: Readonly<Record<string, unknown>>): FormId {
  return kind === 'demo' && !values.productName ? 'demo-home' : kind;
}

export * from './request.ts';
