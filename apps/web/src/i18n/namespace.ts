/**
 * A namespace is the texts of one feature. Texts are written in the JSON format (version 4) of i18next:
 * `{{name}}` stands for a value, and a text that depends on a `count` stands once for each plural form of its language,
 * under `key_one` and `key_other`. The types below make keys and values known to the compiler.
 * https://www.i18next.com/misc/json-format
 */
export type Messages = Readonly<Record<string, string>>;

export interface Namespace<M extends Messages = Messages> {
  readonly name: string;
  /** In the language of the prerendered pages. */
  readonly messages: M;
}

/** The texts of a feature in English, which comes with the feature's own code. */
export const namespace = <const M extends Messages>(name: string, messages: M): Namespace<M> => ({
  name,
  messages,
});

type PluralBase<K> = K extends `${infer Base}_other` ? Base : never;
type PluralForm<K> = K extends `${PluralBase<K>}_other` | `${string}_one` ? K : never;

/** What may be asked for: plain keys, and of plural ones what stands before their form. */
export type KeyOf<M extends Messages> = (Exclude<keyof M, PluralForm<keyof M>> | PluralBase<keyof M>) &
  string;

type TextAt<M extends Messages, K extends string> = K extends keyof M
  ? M[K]
  : `${K}_other` extends keyof M
    ? M[`${K}_other`]
    : never;

type VariablesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | VariablesIn<Rest>
  : never;

/** A number is written as the language writes numbers; anything else comes written. */
export type Value = string | number;

type NeededVariables<M extends Messages, K extends string> =
  | VariablesIn<TextAt<M, K>>
  | (K extends PluralBase<keyof M> ? 'count' : never);

/** The values that a text needs; `count` chooses the plural form. */
export type ValuesOf<M extends Messages, K extends string> = {
  readonly [Name in NeededVariables<M, K>]: Name extends 'count' ? number : Value;
};

/** No second argument for a text without values. */
export type ValuesArgument<M extends Messages, K extends string> = [NeededVariables<M, K>] extends [never]
  ? []
  : [values: ValuesOf<M, K>];

/** The same texts in another language: each key; plural forms as that language needs them. */
export type Translation<N extends Namespace> = { readonly [K in keyof N['messages']]: string };
