import { describe, expect, it } from 'vitest';
import type { PlacementOptions } from '../../../domain/reference/organization.schemas';
import { emptyPlacement, placementBody, placementParts } from './placement';

const staff: PlacementOptions = {
  channels: ['1', '2', '3'],
  branches: [
    { name: 'Pasadena', city: 'Pasadena', state: 'CA' },
    { name: 'Reno', city: 'Reno', state: 'NV' },
  ],
  companies: [
    { name: 'Harbor Brokers', channel: '2', correspondentProcess: null },
    { name: 'Summit Lending', channel: '3', correspondentProcess: '3' },
  ],
};
const retail: PlacementOptions = { channels: ['1'], branches: staff.branches.slice(0, 1), companies: [] };
const broker: PlacementOptions = { channels: ['2'], branches: [], companies: staff.companies.slice(0, 1) };

describe('where a new loan belongs', () => {
  it('asks staff for the channel first, and for nothing else before they chose it', () => {
    expect(placementParts(staff, null)).toEqual({
      sBranchChannelT: { kind: 'choose', options: ['1', '2', '3'] },
      sBranchName: { kind: 'none' },
      sOriginatingCompanyName: { kind: 'none' },
    });
  });

  it('asks staff for the branch of a retail loan, and for a company of the channel otherwise', () => {
    expect(placementParts(staff, '1').sBranchName).toEqual({ kind: 'choose', options: ['Pasadena', 'Reno'] });
    expect(placementParts(staff, '1').sOriginatingCompanyName).toEqual({ kind: 'none' });
    expect(placementParts(staff, '3').sOriginatingCompanyName).toEqual({ kind: 'choose', options: ['Summit Lending'] });
    expect(placementParts(staff, '3').sBranchName).toEqual({ kind: 'none' });
  });

  it('lets staff type a name where the lender keeps no list', () => {
    const bare = { ...staff, branches: [], companies: [] };
    expect(placementParts(bare, '1').sBranchName).toEqual({ kind: 'type' });
    expect(placementParts(bare, '2').sOriginatingCompanyName).toEqual({ kind: 'type' });
  });

  it('asks retail and external people nothing: branch, company and channel are theirs', () => {
    expect(placementParts(retail, null).sBranchName).toEqual({ kind: 'fixed', value: 'Pasadena' });
    expect(placementParts(broker, null)).toEqual({
      sBranchChannelT: { kind: 'fixed', value: '2' },
      sBranchName: { kind: 'none' },
      sOriginatingCompanyName: { kind: 'fixed', value: 'Harbor Brokers' },
    });
  });

  it('asks an external person of an unlisted company only for the channel', () => {
    const unlisted: PlacementOptions = { channels: ['2', '3'], branches: [], companies: [] };
    expect(placementParts(unlisted, '3')).toEqual({
      sBranchChannelT: { kind: 'choose', options: ['2', '3'] },
      sBranchName: { kind: 'none' },
      sOriginatingCompanyName: { kind: 'none' },
    });
  });

  it('shows the place of the session where the lender keeps no list of it', () => {
    const own = { branchName: 'Reno', companyName: null };
    const bare: PlacementOptions = { channels: ['1'], branches: [], companies: [] };
    expect(placementParts(bare, null, own).sBranchName).toEqual({ kind: 'fixed', value: 'Reno' });
    expect(placementParts(staff, '1', own).sBranchName.kind).toBe('choose');
  });

  it('sends what is given and what was chosen, never a leftover of another channel', () => {
    const form = { sBranchChannelT: '3', sBranchName: 'Reno', sOriginatingCompanyName: ' Summit Lending ' };
    expect(placementBody(form, placementParts(staff, '3'))).toEqual({
      sBranchChannelT: '3',
      sOriginatingCompanyName: 'Summit Lending',
    });
    expect(placementBody(emptyPlacement, placementParts(retail, null))).toEqual({
      sBranchChannelT: '1',
      sBranchName: 'Pasadena',
    });
  });
});
