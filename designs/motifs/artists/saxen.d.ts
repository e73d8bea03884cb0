// The parser brings no types of its own.
declare module 'saxen' {
  type Attributes = () => Record<string, string>;
  export class Parser {
    on(event: 'openTag', listener: (name: string, attributes: Attributes) => void): this;
    on(event: 'closeTag', listener: (name: string) => void): this;
    on(event: 'error' | 'warn', listener: (error: Error) => void): this;
    parse(xml: string): this;
  }
}
