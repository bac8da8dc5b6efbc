/** The table was begun under rules that nobody here knows. It is kept as it is, and nothing is replayed. */
export class OtherRules extends Error {
  override name = 'OtherRules';

  constructor(id: string, rules: number) {
    super(`table ${id} is under rules number ${rules}, which this house does not know`);
  }
}
