import * as z from 'zod';

/** What a document of OpenAPI says of a body: by a name, or as it stands. */
type Schema = { $ref?: string; properties?: Record<string, unknown> };
type Content = Record<string, { schema: Schema; 'x-events'?: Record<string, Schema> }>;
type Operation = {
  operationId: string;
  parameters?: readonly { name: string; in: 'path' | 'header'; required: boolean }[];
  security?: unknown;
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

type Values = Readonly<Record<string, unknown>>;

/** An answer, which is as the document says; `body`: of what is no stream. */
export type Told = { status: number; body: unknown; answer: Response };
type Event = { event: string; number: string | undefined; data: unknown };

/** A client made of the document alone: it knows no path, no field and no answer but from there, and holds the house to each of them. */
export class ProgramClient {
  readonly #address: string;
  readonly #document: Document;
  readonly #token: string | undefined;
  readonly #read = new Map<object, z.ZodType>();

  private constructor(address: string, document: Document, token: string | undefined) {
    this.#address = address;
    this.#document = document;
    this.#token = token;
  }

  static async of(address: string, token?: string): Promise<ProgramClient> {
    const answer = await fetch(`${address}/api/openapi.json`);
    return new ProgramClient(address, (await answer.json()) as Document, token);
  }

  /** `fields`: what the fields of the body are filled with. */
  async call(name: string, values: Values = {}, fields: Values = {}): Promise<Told> {
    const { path, method, operation } = this.#operation(name);
    const headers: Record<string, string> = {};
    if (operation.security && this.#token !== undefined)
      headers['authorization'] = `Bearer ${this.#token}`;
    let filled = path;
    for (const parameter of operation.parameters ?? []) {
      const value = values[parameter.name];
      if (value === undefined && !parameter.required) continue;
      if (parameter.in === 'header') headers[parameter.name] = `${value}`;
      else filled = filled.replace(`{${parameter.name}}`, `${value}`);
    }
    const sent = operation.requestBody && this.#bodyOf(name, operation.requestBody, fields);
    if (sent) headers['content-type'] = sent.type;
    const answer = await fetch(`${this.#address}${filled}`, {
      method: method.toUpperCase(),
      headers,
      ...(sent ? { body: sent.text } : {}),
    });
    return this.#told(name, operation, answer);
  }

  /** What a stream tells, each event held to the form that the document gives it. */
  async *events(name: string, { answer }: Told): AsyncGenerator<Event> {
    const { operation } = this.#operation(name);
    const forms = operation.responses['200']?.content?.['text/event-stream']?.['x-events'] ?? {};
    let text = '';
    for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += piece;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const said = text.slice(0, end);
        text = text.slice(end + 2);
        const event = /^event: (.*)$/m.exec(said)?.[1];
        const data = /^data: (.*)$/m.exec(said)?.[1];
        if (event === undefined || data === undefined) continue;
        const form = forms[event];
        if (!form) throw new Error(`${name}: the document knows no event ${event}`);
        this.#hold(form, JSON.parse(data), `${name} ${event}`);
        yield { event, number: /^id: (.*)$/m.exec(said)?.[1], data: JSON.parse(data) as unknown };
      }
    }
  }

  #operation(name: string) {
    for (const [path, methods] of Object.entries(this.#document.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        if (operation.operationId === name) return { path, method, operation };
      }
    }
    throw new Error(`the document has no operation ${name}`);
  }

  #bodyOf(name: string, { content }: { content: Content }, fields: Values) {
    const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(content);
    const { properties = {} } = this.#resolved(schema);
    const strange = Object.keys(fields).filter((field) => !(field in properties));
    if (strange.length > 0) throw new Error(`${name}: the document knows no ${strange.join()}`);
    return { type, text: JSON.stringify(fields) };
  }

  async #told(name: string, { responses }: Operation, answer: Response): Promise<Told> {
    const { status } = answer;
    const told = responses[status];
    if (!told) throw new Error(`${name}: the document knows no answer ${status}`);
    const [[type, form] = ['', undefined]] = Object.entries(told.content ?? {});
    if (!answer.headers.get('content-type')?.startsWith(type))
      throw new Error(`${name}: ${status} should be ${type}`);
    if (!form || type !== 'application/json') return { status, body: undefined, answer };
    const body: unknown = await answer.json();
    this.#hold(form.schema, body, `${name} ${status}`);
    return { status, body, answer };
  }

  #hold(schema: Schema, value: unknown, what: string): void {
    const form = this.#resolved(schema) as z.core.JSONSchema.JSONSchema;
    const read = this.#read.get(form) ?? z.fromJSONSchema(form);
    this.#read.set(form, read);
    const { error } = read.safeParse(value);
    if (error) throw new Error(`${what} is not as the document says: ${error.message}`);
  }

  #resolved(schema: Schema): Schema {
    const [, name] = /^#\/components\/schemas\/(\w+)$/.exec(schema.$ref ?? '') ?? [];
    if (name === undefined) return schema;
    const found = this.#document.components.schemas[name];
    if (!found) throw new Error(`the document has no schema ${name}`);
    return found;
  }
}
